import classes from './brand.module.css'

/** The mark: one running stitch. */
export function Brand() {
  return <img className={classes.mark} src="/app/mark.svg" alt="Tahi" width={56} height={56} />
}
