import classes from './drawing.module.css'
import { Drawing } from './drawing.tsx'

/** The stitches leave their line, and the thread ends in the air. */
export const LostThread = () => (
  <Drawing>
    <path className={classes.guide} d="M8 82h224" />
    <path className={classes.stitches} d="M8 82h72c30 0 34-14 40-26s22-18 34-6" />
    <path className={classes.thread} d="M158 54c10 10 4 24-6 24s-14-14 0-24 36-30 54-14" />
    {/* A needle that points down, its eye at 0, 0. */}
    <g transform="translate(208 42) rotate(-28)">
      <path className={classes.needle} d="M0 -6c2.6 0 3.4 2.6 3 6L0 58-3 0c-.4-3.4.4-6 3-6Z" />
      <path className={classes.eye} d="M0 -2.2v5" />
    </g>
  </Drawing>
)
