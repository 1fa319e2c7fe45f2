import classes from './drawing.module.css'
import { Drawing } from './drawing.tsx'

/** A pocket, sewn and buttoned up. */
export const ShutPocket = () => (
  <Drawing>
    <path className={classes.cloth} d="M76 30h88v44c0 14-20 26-44 32-24-6-44-18-44-32Z" />
    <path className={classes.stitches} d="M84 54v18c0 10 16 20 36 26 20-6 36-16 36-26V54" />
    <path className={classes.flap} d="M70 14h100v22l-50 20-50-20Z" />
    <path className={classes.stitches} d="M78 31l42 17 42-17" />
    <circle className={classes.button} cx="120" cy="36" r="12" />
    <path className={classes.holes} d="M116.5 32.5h.01M123.5 32.5h.01M116.5 39.5h.01M123.5 39.5h.01" />
  </Drawing>
)
