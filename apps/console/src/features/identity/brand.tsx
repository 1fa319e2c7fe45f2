import { Brand } from '@tahi/ui/brand/brand.tsx'
import { useCompany } from '../../platform/company.ts'

/** The brand from the company's settings. */
export function CompanyBrand() {
  const { name, nameLines, logoUrl } = useCompany()
  return <Brand name={name} lines={nameLines} logo={logoUrl} />
}
