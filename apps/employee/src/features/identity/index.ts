export { ChangePasswordPage } from './change-password-page.tsx'
export { LanguagePage } from './language-page.tsx'
export { LoginPage } from './login-page.tsx'
export { useCurrentUser } from './use-current-user.ts'
