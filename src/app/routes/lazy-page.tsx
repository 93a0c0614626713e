import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react'

/** A page whose code comes when it is asked for. */
export type PageCode = {
  /** Fetches the code; a second call fetches nothing. */
  readonly load: () => Promise<unknown>
  /** The page itself once its code is here. */
  readonly loaded: () => ComponentType | undefined
  readonly Lazy: LazyExoticComponent<ComponentType>
}

/** The page that `fetchPage` brings. */
export function pageCode(fetchPage: () => Promise<ComponentType>): PageCode {
  let page: ComponentType | undefined
  const load = async () => {
    page = await fetchPage()
    return { default: page }
  }
  return { load, loaded: () => page, Lazy: lazy(load) }
}

/**
 * Draws a page straight away when its code is here: React shows a fallback of `lazy` for 300 ms
 * even where nothing is waited for.
 */
export function LazyPage({ code }: { code: PageCode }) {
  // Another component in its place would begin anew, so each visit keeps the one it began with.
  const [Page] = useState(() => code.loaded() ?? code.Lazy)
  return <Page />
}
