import { useFavourite } from '~/queries/use-favourite.ts'
import { HeartButton } from '~/ui/library/heart-button.tsx'
import { useToast } from '~/ui/toast.ts'

/** The heart of a session on its sky; nothing until it is known which are kept. */
export function Favourite({ item, name }: { item: string; name: string }) {
  const { isKept, keep } = useFavourite(item)
  const { toast } = useToast()
  if (isKept === null) return null
  const tell = () =>
    toast({
      title: 'Error',
      description: 'Failed to save your favourite. Please try again.',
      tone: 'destructive',
    })
  return <HeartButton tone="inherit" name={name} on={isKept} onChange={(on) => keep(on, tell)} />
}
