import type { ReactNode } from 'react'
import classes from './drawings.module.css'

/** What went wrong, told in thread: decoration, for the words beside it say the same. */
export type DrawingName = 'lost' | 'torn' | 'cut' | 'shut'

export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 240 112" fill="none" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  )
}

/** A needle that points down to the left, its eye at 0, 0. */
const needle = (at: string, turn: number) => (
  <g transform={`translate(${at}) rotate(${turn})`}>
    <path className={classes.needle} d="M0 -6c2.6 0 3.4 2.6 3 6L0 58-3 0c-.4-3.4.4-6 3-6Z" />
    <path className={classes.eye} d="M0 -2.2v5" />
  </g>
)

const drawings: Record<DrawingName, ReactNode> = {
  /** The stitches leave their line, and the thread ends in the air. */
  lost: (
    <>
      <path className={classes.guide} d="M8 82h224" />
      <path className={classes.stitches} d="M8 82h72c30 0 34-14 40-26s22-18 34-6" />
      <path className={classes.thread} d="M158 54c10 10 4 24-6 24s-14-14 0-24 36-30 54-14" />
      {needle('208 42', -28)}
    </>
  ),
  /** A seam that came open. */
  torn: (
    <>
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
    </>
  ),
  /** The thread between spool and cloth is cut. */
  cut: (
    <>
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
    </>
  ),
  /** A pocket, sewn and buttoned up. */
  shut: (
    <>
      <path className={classes.cloth} d="M76 30h88v44c0 14-20 26-44 32-24-6-44-18-44-32Z" />
      <path className={classes.stitches} d="M84 54v18c0 10 16 20 36 26 20-6 36-16 36-26V54" />
      <path className={classes.flap} d="M70 14h100v22l-50 20-50-20Z" />
      <path className={classes.stitches} d="M78 31l42 17 42-17" />
      <circle className={classes.button} cx="120" cy="36" r="12" />
      <path className={classes.holes} d="M116.5 32.5h.01M123.5 32.5h.01M116.5 39.5h.01M123.5 39.5h.01" />
    </>
  ),
}
