export { PayPage } from './pay-page.tsx'
export { PayslipPage } from './payslip-page.tsx'
