import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react'

/** A page whose code is loaded on demand. */
export type PageCode = {
  /** Fetches the code; a second call fetches nothing. */
  readonly load: () => Promise<unknown>
  /** The page component, once its code is loaded. */
  readonly loaded: () => ComponentType | undefined
  readonly Lazy: LazyExoticComponent<ComponentType>
}

/** The page that `fetchPage` loads. */
export function pageCode(fetchPage: () => Promise<ComponentType>): PageCode {
  let page: ComponentType | undefined
  const load = async () => {
    page = await fetchPage()
    return { default: page }
  }
  return { load, loaded: () => page, Lazy: lazy(load) }
}

/**
 * Renders a page at once when its code is loaded: React shows a fallback of `lazy` for 300 ms even
 * when there is nothing to wait for.
 */
export function LazyPage({ code }: { code: PageCode }) {
  // Another component would remount the page, so each visit keeps the component it started with.
  const [Page] = useState(() => code.loaded() ?? code.Lazy)
  return <Page />
}
