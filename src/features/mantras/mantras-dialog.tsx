import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { MantraId } from '~/domain/mantra-texts.ts'
import { findMantra } from '~/domain/mantras.ts'
import { JapaCounter } from '~/features/mantras/japa-counter.tsx'
import { MantraList } from '~/features/mantras/mantra-list.tsx'
import { Dialog } from '~/ui/dialog.tsx'

type MantrasDialogProps = {
  /** The id of the mantra that is being said; empty for all of them. */
  value: string
  onClose: () => void
}

/** The mantras for a person; one of them opens its mala in the same place. */
export function MantrasDialog({ value, onClose }: MantrasDialogProps) {
  const show = useShow()
  const [left, setLeft] = useState<MantraId | null>(null)
  const mantra = findMantra(value)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={mantra?.title ?? 'Mantras for you'}
    >
      {mantra ? (
        <JapaCounter
          key={mantra.id}
          mantra={mantra}
          onBack={() => {
            setLeft(mantra.id)
            show('')
          }}
        />
      ) : (
        <MantraList left={left} onCount={show} />
      )}
    </Dialog>
  )
}

/** Puts a mantra into the address, so that a reload finds its mala again and Back still closes. */
function useShow() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  return (mantra: MantraId | '') => {
    const query = new URLSearchParams(search)
    query.set('mantras', mantra)
    void navigate({ search: query.toString() }, { replace: true, state })
  }
}
