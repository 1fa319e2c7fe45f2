import classes from './sparkline.module.css'
import { barsOf, lineOf } from './sparkline-shape.ts'

type SparklineProps = {
  /** One for each day, the oldest first; the last one stands out. */
  values: readonly number[]
  /** A line for what stands from day to day, bars for what each day brings anew. */
  shape: 'line' | 'bars'
}

/** How a figure came to be what it is. A picture alone: say beside it in words what matters of it. */
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
