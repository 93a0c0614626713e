import { useState } from 'react'
import { useCurrentToast } from '~/ui/feedback/toast.ts'
import { Toaster } from '~/ui/feedback/toaster.tsx'

/** The region for toasts. It comes with the first of them, and stays for the next. */
export function ToastRegion() {
  const toast = useCurrentToast()
  const [isWanted, setWanted] = useState(false)
  if (toast && !isWanted) setWanted(true)
  return isWanted && <Toaster toast={toast} />
}
