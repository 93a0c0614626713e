import { lazy, Suspense, useEffect, useState } from 'react'
import { useCurrentToast } from '~/ui/feedback/toast.ts'
import { PlainToast } from '~/ui/overlay/plain-toast.tsx'

const Toaster = lazy(() =>
  import('~/ui/feedback/toaster.tsx').then(
    ({ Toaster }) => ({ default: Toaster }),
    // Offline, this code may fail to load. What a toast says must be read all the same.
    () => ({ default: PlainToast }),
  ),
)

/** The region for toasts. Its code loads after the first screen, or with the first toast. */
export function ToastRegion() {
  const toast = useCurrentToast()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setWanted(true), 2000)
    return () => window.clearTimeout(timer)
  }, [])
  if (!isWanted && !toast) return null
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  )
}
