import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { useState } from 'react'
import { dismissToast, forgetToast, useCurrentToast } from '~/ui/feedback/toast.ts'
import { CloseIcon } from '~/ui/motifs/icons.tsx'
import { AboveDialogs } from '~/ui/overlay/above-dialogs.tsx'

const TONES = {
  plain: 'border-line border-l-accent bg-raised',
  destructive: 'border-danger bg-raised',
} as const

/**
 * The toast region: five seconds, swipe right by 50 px to close, F8 to focus. It is there from the
 * first toast on.
 */
export function Toaster() {
  const toast = useCurrentToast()
  const [isWanted, setWanted] = useState(false)
  if (toast && !isWanted) setWanted(true)
  if (!isWanted) return null
  return (
    <AboveDialogs>
      <Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
        {toast && (
          <Root
            key={toast.id}
            open={toast.open}
            type={toast.tone === 'destructive' ? 'foreground' : 'background'}
            onOpenChange={(open) => {
              if (!open) dismissToast(toast.id)
            }}
            onAnimationEnd={() => {
              if (!toast.open) forgetToast(toast.id)
            }}
            // Under a dialog that opened later, Radix lets presses through.
            style={{ pointerEvents: 'auto' }}
            className={`flex animate-arrive items-start gap-3 rounded-card border border-l-4 py-2 pr-1.5 pl-4 text-ink lift data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)] ${TONES[toast.tone]}`}
          >
            <div className="min-w-0 flex-1 py-0.5">
              <Title className="font-semibold">{toast.title}</Title>
              {toast.description && (
                <Description className="text-ink-soft text-small">{toast.description}</Description>
              )}
            </div>
            {toast.action && (
              <Action
                altText={toast.action.label}
                onClick={toast.action.perform}
                className="min-h-11 rounded-full px-4 font-semibold text-accent hover:bg-accent-wash"
              >
                {toast.action.label}
              </Action>
            )}
            <Close
              aria-label="Dismiss"
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <CloseIcon />
            </Close>
          </Root>
        )}
        <Viewport className="above-the-bar fixed inset-x-3 z-50 flex flex-col gap-2 outline-none sm:left-auto sm:w-96" />
      </Provider>
    </AboveDialogs>
  )
}
