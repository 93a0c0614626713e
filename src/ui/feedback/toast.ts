import { useSyncExternalStore } from 'react'

export type Toast = {
  id: number
  title: string
  description?: string
  tone: 'plain' | 'destructive'
  /** One action, such as Undo. */
  action?: { label: string; perform: () => void }
  open: boolean
}

type NewToast = Pick<Toast, 'title'> & Partial<Pick<Toast, 'description' | 'tone' | 'action'>>

let current: Toast | null = null
let nextId = 1
const listeners = new Set<() => void>()

function set(toast: Toast | null) {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows a toast and replaces the previous one: only one is shown at a time. */
export function showToast(toast: NewToast): void {
  set({ tone: 'plain', ...toast, id: nextId++, open: true })
}

/** Starts the exit animation of a toast; call `forgetToast` after it. */
export function dismissToast(id: number): void {
  if (current?.id === id) set({ ...current, open: false })
}

/** Removes a toast after its exit animation. */
export function forgetToast(id: number): void {
  if (current?.id === id) set(null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The toast to show now, if any. */
export function useCurrentToast(): Toast | null {
  return useSyncExternalStore(subscribe, () => current)
}

/** For screens: `const { toast } = useToast()`. */
export function useToast(): { toast: typeof showToast } {
  return TOASTS
}

const TOASTS = { toast: showToast }

type Failure = {
  /** `Error` when it is left out. */
  readonly title?: string
  /** Offered as "Try again". */
  readonly retry?: (() => void) | undefined
}

function showFailure(description: string, { title = 'Error', retry }: Failure = {}): void {
  showToast({
    title,
    description,
    tone: 'destructive',
    ...(retry && { action: { label: 'Try again', perform: retry } }),
  })
}

/** For screens on which something failed that has no place of its own on the page. */
export function useFailure(): typeof showFailure {
  return showFailure
}
