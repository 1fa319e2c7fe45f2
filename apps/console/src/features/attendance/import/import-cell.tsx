import classes from '../../../platform/import/import.module.css'

/** A date or time as it was read, or else as the file has it, so that its cell can be found. */
export const ImportCell = ({ read, unread }: { read: string; unread: string }) =>
  unread === '' ? (
    read
  ) : (
    <span className={`${classes.problem} ${classes.unread}`} title={unread}>
      {unread}
    </span>
  )
