import { type ComponentPropsWithRef, createContext, type ReactNode, useContext } from 'react'

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string }

/** A component that renders an anchor; it must pass on all props, including `ref`. */
export type LinkComponent = (props: LinkProps) => ReactNode

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

const LinkContext = createContext<LinkComponent>(PlainLink)

export function LinkProvider({ link, children }: { link: LinkComponent | undefined; children: ReactNode }) {
  return <LinkContext.Provider value={link ?? PlainLink}>{children}</LinkContext.Provider>
}

/** The link component that the app gave to `UiProvider`. */
export function useLink(): LinkComponent {
  return useContext(LinkContext)
}
