// Each page is a separate chunk, so that the login loads nothing of the console.
export const loadLogin = () => import('./login-page.tsx')
export const loadChangePassword = () => import('./change-password-page.tsx')
export const loadSetUp = () => import('./set-up-page.tsx')
export const loadRegister = () => import('./register-page.tsx')
export const loadActivate = () => import('./activate-page.tsx')
export const loadForgotPassword = () => import('./forgot-password-page.tsx')
export const loadResetPassword = () => import('./reset-password-page.tsx')

export { readLinkAddress } from './link-address.ts'
export { readLoginAddress } from './login-address.ts'
