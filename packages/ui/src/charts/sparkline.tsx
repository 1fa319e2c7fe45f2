import classes from './sparkline.module.css'
import { barsOf, lineOf } from './sparkline-shape.ts'

type SparklineProps = {
  /** One value a day, the oldest first; the last one is highlighted. */
  values: readonly number[]
  /** A line for a running state, bars for daily amounts. */
  shape: 'line' | 'bars'
}

/** A figure's recent course. Only a picture: put what matters in words beside it. */
export function Sparkline({ values, shape }: SparklineProps) {
  return (
    <svg className={classes.sparkline} viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
      {shape === 'line' ? (
        <>
          <polygon className={classes.area} points={`0,32 ${lineOf(values)} 100,32`} />
          <polyline className={classes.line} points={lineOf(values)} />
        </>
      ) : (
        barsOf(values).map(({ x, width, height }, index) => (
          <rect
            key={x}
            className={index === values.length - 1 ? classes.last : classes.bar}
            x={x}
            y={32 - height}
            width={width}
            height={height}
          />
        ))
      )}
    </svg>
  )
}
