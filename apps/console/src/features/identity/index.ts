// Each page is code of its own, so that the login loads nothing of the console.
export const loadLogin = () => import('./login-page.tsx')
export const loadChangePassword = () => import('./change-password-page.tsx')
export const loadSetUp = () => import('./set-up-page.tsx')

export { readLoginAddress } from './login-address.ts'
