import { Brand } from '@tahi/ui/brand/brand.tsx'
import { useCompany } from '../../platform/company.ts'

/** The brand as the company's settings have it. */
export function CompanyBrand() {
  const { name, nameLines, logoUrl } = useCompany()
  return <Brand name={name} lines={nameLines} logo={logoUrl} />
}
