import classes from './brand.module.css'
import { Mark } from './mark.tsx'

type BrandProps = {
  name: string
  /** Up to three lines, any of which may be empty; without any, the whole name is shown on one line. */
  lines: readonly string[]
  /** The address of the logo; null shows Tahi's mark. */
  logo: string | null
}

/** The company's brand: a logo with a name of up to three lines (C2 Register screen). */
export function Brand({ name, lines, logo }: BrandProps) {
  const shown = lines.some(Boolean) ? lines.filter(Boolean) : [name]
  return (
    <div className={classes.brand}>
      {logo ? <img className={classes.logo} src={logo} alt="" /> : <Mark size={shown[1] ? 52 : 36} />}
      <div>
        {shown.map((line) => (
          <span key={line} className={classes.line}>
            {line}
          </span>
        ))}
      </div>
    </div>
  )
}
