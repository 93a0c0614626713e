import { Button } from '~/ui/controls/button.tsx'
import { forgetToast, type Toast } from '~/ui/feedback/toast.ts'
import { AboveDialogs } from '~/ui/overlay/above-dialogs.tsx'

/** A toast where the code of the toaster did not load, as without a network: it stays until closed. */
export function PlainToast({ toast }: { toast: Toast | null }) {
  return (
    <AboveDialogs>
      <div role="status">
        {toast?.open && (
          <div className="above-the-bar fixed inset-x-3 z-50 rounded-card border border-line bg-raised p-4 text-ink lift sm:left-auto sm:w-96">
            <p className="font-semibold">{toast.title}</p>
            {toast.description && <p className="text-ink-soft text-small">{toast.description}</p>}
            {toast.action && (
              <Button variant="ghost" onClick={toast.action.perform}>
                {toast.action.label}
              </Button>
            )}
            <Button variant="ghost" onClick={() => forgetToast(toast.id)}>
              Dismiss
            </Button>
          </div>
        )}
      </div>
    </AboveDialogs>
  )
}
