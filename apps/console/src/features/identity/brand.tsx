import { Mark } from '@tahi/ui/theme/mark.tsx'
import { useCompany } from '../../platform/company.ts'
import classes from './brand.module.css'
import { brandLines } from './brand-lines.ts'

/** The brand as a logo with a name of three lines (C2 Register screen). */
export function Brand() {
  const [product, ...company] = brandLines(useCompany().name)
  return (
    <div className={classes.brand}>
      <Mark size={company.length > 1 ? 52 : 36} />
      <div>
        <span className={classes.product}>{product}</span>
        {company.map((line) => (
          <span key={line} className={classes.company}>
            {line}
          </span>
        ))}
      </div>
    </div>
  )
}
