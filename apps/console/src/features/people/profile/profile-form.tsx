import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { type PersonRecord, publicScreens, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { PersonAvatar } from '@tahi/ui/avatar/person-avatar.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useRouter } from '@tanstack/react-router'
import { useLeaveAfterSave } from '../../../platform/forms/after-save.ts'
import cardClasses from '../form/avatar-card.module.css'
import { AvatarCard, avatarSize } from '../form/avatar-card.tsx'
import { AvatarField } from '../form/avatar-field.tsx'
import { PersonVersions } from '../form/person-versions.tsx'
import { placeWords } from '../form/place-words.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { Devices } from './devices.tsx'
import { ProfileFields } from './profile-fields.tsx'
import classes from './profile-form.module.css'
import { ProfileFrame } from './profile-frame.tsx'

/** The profile's fields, editable as far as the record's `can` allows (W2 Profile). */
export function ProfileForm({ record }: { record: PersonRecord }) {
  const router = useRouter()
  const { leave, leaving } = useLeaveAfterSave('/', texts.updated)
  const edit = useRecordForm('profile', record)
  const { form, saved, stale } = edit
  const isOwn = saved.can.includes('editOwn')
  const mayEdit = isOwn || saved.can.includes('edit')
  const name = fullName(saved)

  const save = async () => {
    if (!leaving && (await edit.save())) await leave()
  }

  const changePassword = isOwn && (
    <Button
      variant="default"
      leftSection={<IconKey size={16} />}
      onClick={() => router.history.push(publicScreens.changePassword.path)}
    >
      {publicScreens.changePassword.label}
    </Button>
  )

  return (
    <ProfileFrame {...(!isOwn && { title: texts.employees.viewEdit(saved.userId) })} tools={changePassword}>
      <Form
        onSubmit={save}
        submitLabel={texts.employees.updateProfile}
        error={edit.error}
        readOnly={!mayEdit}
      >
        {stale && <PersonVersions saved={saved} stale={stale} onSettle={edit.settleStale} />}
        <div className={classes.columns}>
          <AvatarCard>
            {mayEdit ? (
              <AvatarField name={name} form={form} />
            ) : (
              <PersonAvatar name={name} src={saved.avatar} size={avatarSize} />
            )}
            <p className={cardClasses.name}>{name}</p>
            <p className={cardClasses.dim}>{placeWords(saved)}</p>
          </AvatarCard>
          <ProfileFields
            form={form}
            saved={saved}
            readOnly={!mayEdit}
            mayRename={saved.can.includes('editOwnName')}
            isOwn={isOwn}
          />
        </div>
      </Form>
      {isOwn && <Devices />}
    </ProfileFrame>
  )
}
