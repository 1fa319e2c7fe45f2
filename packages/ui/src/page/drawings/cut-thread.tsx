import classes from './drawing.module.css'
import { Drawing } from './drawing.tsx'

/** The thread between spool and cloth is cut. */
export const CutThread = () => (
  <Drawing>
    <path className={classes.guide} d="M8 82h88" />
    <path className={classes.stitches} d="M8 82h82" />
    <path className={classes.thread} d="M92 82c14 0 18-10 26-14" />
    <path className={classes.frayed} d="M118 68l7-6M118 68l9-1M118 68l6 4" />
    <path className={classes.frayed} d="M142 52l-8 0M142 52l-7 5M142 52l-3-7" />
    <path className={classes.thread} d="M142 52c14-6 22 10 38 4" />
    <rect className={classes.cloth} x="180" y="24" width="44" height="10" rx="4" />
    <rect className={classes.cloth} x="180" y="78" width="44" height="10" rx="4" />
    <path className={classes.wound} d="M186 34h32v44h-32Z" />
    <path className={classes.windings} d="M186 42l32-5M186 50l32-5M186 58l32-5M186 66l32-5M186 74l32-5" />
  </Drawing>
)
