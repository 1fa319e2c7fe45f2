export { demoPassword } from './accounts.ts'
export { demoCompany, type World } from './demo-company.ts'
