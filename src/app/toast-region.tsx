import { lazy, Suspense, useEffect, useState } from 'react'
import { afterFirstScreen } from '~/lib/first-screen.ts'
import { useCurrentToast } from '~/ui/feedback/toast.ts'

const loadToaster = () =>
  import('~/ui/feedback/toaster.tsx').then(({ Toaster }) => ({ default: Toaster }))
const Toaster = lazy(loadToaster)

/**
 * The region for toasts. It comes with the first of them, and stays for the next. Its code is there
 * before a network can fail.
 */
export function ToastRegion() {
  const toast = useCurrentToast()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    afterFirstScreen().then(loadToaster, () => {})
  }, [])
  if (toast && !isWanted) setWanted(true)
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  )
}
