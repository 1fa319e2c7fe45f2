import classes from './drawing.module.css'
import { Drawing } from './drawing.tsx'

/** A seam that came open. */
export const TornSeam = () => (
  <Drawing>
    <path
      className={classes.cloth}
      d="M8 12H232V49H214L200 51 188 44 175 52 161 42 147 51 133 43 120 52 106 42 92 51 78 43 64 51 46 49H8Z"
    />
    <path
      className={classes.cloth}
      d="M8 100H232V63H214L200 61 188 69 175 62 161 71 147 63 133 72 120 63 106 71 92 63 78 70 64 61 46 63H8Z"
    />
    <path className={classes.stitches} d="M16 56h40M191 56h40" />
    <path className={classes.thread} d="M58 56c12 0 14-7 22-3M182 56c-10 0-12 6-20 4" />
    <path className={classes.thread} d="M98 49c4 4 3 9 0 13M120 46c-4 5-3 13 1 19M142 50c4 4 2 10-1 14" />
  </Drawing>
)
