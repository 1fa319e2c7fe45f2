import { isUnanswered } from '@tahi/client/failed-call'
import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { pictureTypes, uploadFile } from '@tahi/contract/files'
import { limits } from '@tahi/contract/limits'
import { type PersonRecord, readPerson, updatePerson } from '@tahi/contract/people-records'
import { uploadTexts } from '@tahi/contract/texts/upload'
import { fullName } from '@tahi/domain'
import { shrinkPicture } from '@tahi/ui/picture/shrink-picture.ts'
import { steadyAddress } from '@tahi/ui/picture/steady-address.ts'
import { type ChangeEvent, useState } from 'react'
import { Notice } from '../../components/notice.tsx'
import { refresh, send } from '../../platform/calls.ts'
import { useWords } from '../../platform/language.ts'
import { useFailureWords, useServerWords } from '../../platform/server-words.ts'
import { client } from '../../platform/session.ts'
import classes from './profile.module.css'

/** One's picture; tapping it chooses another from the phone (W2 Profile). */
export function AvatarPicture({ person }: { person: PersonRecord }) {
  const words = useWords(dailyWords)
  const failureWords = useFailureWords('done')
  const said = useServerWords()
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<string>()
  // One upload at a time: otherwise the slower one would win, not the later.
  const isBusy = share !== undefined

  const change = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file || isBusy) return
    setFailure(undefined)
    setShare(0)
    try {
      const picture = await shrinkPicture(file, limits.avatarPixels, limits.shownPicturePixels)
      if (!picture) return setFailure(said(uploadTexts.unreadable))
      if (picture.size > limits.uploadBytes) return setFailure(words.tooLarge)
      const { url } = await client.upload(uploadFile, {}, picture, setShare)
      await send(updatePerson, { body: { _id: person._id, avatar: url } })
      await refresh(readPerson)
    } catch (error) {
      // What is said elsewhere, that everything typed is kept, would be wrong here.
      setFailure(isUnanswered(error) ? words.pictureNeedsLine : failureWords(error))
    } finally {
      setShare(undefined)
    }
  }

  return (
    <div className={classes.person}>
      <label className={classes.picture}>
        {person.avatar ? (
          <img src={steadyAddress(person.avatar)} alt="" />
        ) : (
          <span aria-hidden>{`${person.firstName.charAt(0)}${person.lastName.charAt(0)}`}</span>
        )}
        <input
          type="file"
          accept={pictureTypes.join(',')}
          aria-label={words.changePicture}
          // Not disabled, so that the focus stays on it.
          aria-disabled={isBusy || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
          onChange={(event) => void change(event)}
        />
      </label>
      <div>
        <b>{fullName(person)}</b>
        {isBusy && <progress value={share} max={1} aria-label={words.changePicture} />}
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </div>
  )
}
