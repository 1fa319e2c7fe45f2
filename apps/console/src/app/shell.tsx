import { useNetwork } from '@mantine/hooks'
import { IconBuildingStore, IconKey, IconLogout, IconUser } from '@tabler/icons-react'
import { mayOpen, mayUse, publicScreens, screens, startEmptyCompany, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { ColorSchemeToggle } from '@tahi/ui/color-scheme-toggle.tsx'
import { ModalHost } from '@tahi/ui/dialog/modal-host.tsx'
import { discardModals } from '@tahi/ui/dialog/modal-store.ts'
import { AppFrame } from '@tahi/ui/frame/app-frame.tsx'
import { OfflineBanner } from '@tahi/ui/page/offline-banner.tsx'
import { LoadingState } from '@tahi/ui/page/states.tsx'
import { closePrintWindows } from '@tahi/ui/print/print-windows.ts'
import { loadToasts } from '@tahi/ui/toasts/toasts.tsx'
import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useCorrectionBadge } from '../features/attendance/index.ts'
import { useLeaveBadge } from '../features/leave/index.ts'
import { leaveOutbox, messageDrafts, useMessageBadge } from '../features/messages/index.ts'
import { Bell } from '../features/notifications/index.ts'
import { payslipInstead } from '../features/payroll/index.ts'
import { useCompany } from '../platform/company.ts'
import { leaveForGood } from '../platform/forms/unsaved-forms.ts'
import { useCurrentUser } from '../platform/session/current-user.ts'
import { Forbidden } from '../platform/session/forbidden.tsx'
import { LeadTo } from '../platform/session/lead-to.tsx'
import { session } from '../platform/session/session.ts'
import { signOut } from '../platform/session/sign-out.ts'
import { DemoBanner } from './demo-banner.tsx'
import { mayOpenPath } from './guards.ts'
import { listen } from './listen.ts'
import { menuOf } from './menu.tsx'
import { openPalette, Palette } from './palette.tsx'
import { subjectOf } from './subject.ts'
import { useReached } from './use-reached.ts'

/** The signed-in frame with the role's menu; features' pages are rendered in it. */
export default function Shell() {
  const user = useCurrentUser()
  const company = useCompany()
  const { pathname, search } = useLocation()
  const { online } = useNetwork()
  const reached = useReached()
  const attendance = useCorrectionBadge()
  const leaves = useLeaveBadge()
  const messages = useMessageBadge()
  // Loaded while the connection works: later a toast may have to report that it is lost.
  useEffect(loadToasts, [])
  const { history } = useRouter()
  useEffect(() => listen(user._id, (href) => history.push(href)), [user._id, history])
  // A dialog or a question is about the page or the record that it was opened on, and is not for the next person here.
  const subject = subjectOf(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's dialogs go with it
  useEffect(() => discardModals, [pathname, subject])
  useEffect(() => session.onChange(() => session.token() === null && closePrintWindows()), [])
  const leave = () => logout(user._id)
  const instead = payslipInstead(pathname, search, user.role)
  return (
    <>
      <AppFrame
        menu={menuOf(user.role, pathname, { attendance, leaves, messages })}
        homeHref="/"
        person={{
          name: fullName(user),
          title: user.branchName ? `${user.title} · ${user.branchName}` : user.title,
          avatar: user.avatar,
          href: screens.profile.path,
        }}
        personMenu={[
          {
            key: 'profile',
            label: screens.profile.label,
            icon: <IconUser size={16} />,
            href: screens.profile.path,
          },
          ...(mayOpen('company', user.role)
            ? [
                {
                  key: 'company',
                  label: screens.company.label,
                  icon: <IconBuildingStore size={16} />,
                  href: screens.company.path,
                },
              ]
            : []),
          {
            key: 'password',
            label: publicScreens.changePassword.label,
            icon: <IconKey size={16} />,
            href: publicScreens.changePassword.path,
          },
          { key: 'logout', label: texts.actions.logout, icon: <IconLogout size={16} />, onClick: leave },
        ]}
        onOpenPalette={openPalette}
        notifications={<Bell />}
        tools={<ColorSchemeToggle />}
        banner={
          <>
            <OfflineBanner
              offline={!online || !reached}
              {...(online && { message: texts.pages.unreached })}
            />
            {company.demo && <DemoBanner canEmpty={mayUse(startEmptyCompany.allow, user.role)} />}
          </>
        }
      >
        <Suspense fallback={<LoadingState />}>
          {mayOpenPath(pathname, user.role) ? (
            <Outlet />
          ) : instead !== undefined ? (
            <LeadTo href={instead} />
          ) : (
            <Forbidden />
          )}
        </Suspense>
      </AppFrame>
      <Palette user={user} onSignOut={leave} />
      <ModalHost />
    </>
  )
}

/** Asks first if there are unsaved values or messages that wait, because they are lost. */
async function logout(personId: string): Promise<void> {
  if (await leaveForGood(messageDrafts, () => leaveOutbox(personId))) signOut('/')
}
