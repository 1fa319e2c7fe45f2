import classes from './weave.module.css'

/** The full-screen background: woven cloth, one drawing tinted by the colour scheme. Decoration only. */
export function Weave() {
  return <div className={classes.weave} aria-hidden="true" />
}
