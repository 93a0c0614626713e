import { lazy, Suspense, useState } from 'react'
import { PlainToast } from '~/ui/feedback/plain-toast.tsx'
import { useCurrentToast } from '~/ui/feedback/toast.ts'

const Toaster = lazy(() =>
  import('~/ui/feedback/toaster.tsx').then(
    ({ Toaster }) => ({ default: Toaster }),
    // Offline, this code may fail to load. What a toast says must be read all the same.
    () => ({ default: PlainToast }),
  ),
)

/** The region for toasts. Its code loads with the first of them, and it stays for the next. */
export function ToastRegion() {
  const toast = useCurrentToast()
  const [isWanted, setWanted] = useState(false)
  if (toast && !isWanted) setWanted(true)
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  )
}
