import { type ComponentProps, lazy, Suspense, useState } from 'react'

type ReasonsDialogProps = ComponentProps<
  typeof import('~/features/dashboard/reasons-dialog.tsx').ReasonsDialog
>

const ReasonsDialog = lazy(() =>
  import('~/features/dashboard/reasons-dialog.tsx').then(({ ReasonsDialog }) => ({
    default: ReasonsDialog,
  })),
)

/** A button on the sky that opens every reason for a raga. */
export function WhyThisRaga({ raga, reasons }: Pick<ReasonsDialogProps, 'raga' | 'reasons'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="text-small">
      <button
        type="button"
        className="relative inline-flex min-h-11 items-center underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        Why this raga
      </button>
      {isOpen && (
        <Suspense>
          <ReasonsDialog open onOpenChange={setOpen} raga={raga} reasons={reasons} />
        </Suspense>
      )}
    </p>
  )
}
