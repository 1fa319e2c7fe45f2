import { IconFileSpreadsheet } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { type DragEvent, useState } from 'react'
import classes from './choose-file.module.css'

type FileDropProps = {
  /** 'the clock's file' */
  what: string
  accept: string
  onFile: (file: File) => void
}

/** A place to drop a file, or to press and choose one. */
export function FileDrop({ what, accept, onFile }: FileDropProps) {
  const [over, setOver] = useState(false)
  const take = (file: File | null | undefined) => {
    if (file) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files.item(0))
  }
  return (
    <label
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileSpreadsheet size={28} stroke={1.4} aria-hidden />
      <span>
        <strong>{texts.imports.chooseFile(what)}</strong> {texts.imports.orDrop}
      </span>
      <span className={classes.hint}>{texts.imports.whatToDrop}</span>
      <input
        className={classes.input}
        type="file"
        accept={accept}
        data-autofocus
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.item(0))
          // Lets the same file be chosen again once it is corrected.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
