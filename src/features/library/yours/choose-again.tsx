import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PersonalRecording } from '~/domain/session/personal-recording.ts'
import { fileFaultWords, sizeWords } from '~/features/library/yours/yours-words.ts'
import { keepFileHere, lookAtFile } from '~/queries/listening/yours-files.ts'
import { usePerson } from '~/queries/person.tsx'
import { FileField } from '~/ui/controls/field.tsx'
import { useToast } from '~/ui/feedback/toast.ts'

/** Takes the file of a recording that was added on another device. */
export function ChooseAgain({ recording }: { recording: PersonalRecording }) {
  const { uid } = usePerson()
  const client = useQueryClient()
  const { toast } = useToast()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { sound, title } = recording
  if (sound.from !== 'file') return null
  const choose = async (file: File) => {
    setBusy(true)
    const problem = await faultOf(file)
    setBusy(false)
    setFault(problem ?? undefined)
    if (problem !== null) return
    toast({ title: 'The file is here', description: `${title} plays on this device now.` })
  }
  const faultOf = async (file: File): Promise<string | null> => {
    const looked = await lookAtFile(file)
    if ('fault' in looked) return fileFaultWords(looked.fault, file.size)
    if (looked.hash !== sound.hash) {
      return `${file.name} is another file. The one you added has ${sizeWords(sound.bytes)}; add this one as a recording of its own.`
    }
    const failed = await keepFileHere(client, uid, looked.hash, file)
    return failed && fileFaultWords(failed, file.size)
  }
  return (
    <FileField
      label="Choose the file again"
      accept="audio/*,video/*"
      hint={`You added it on another device, and files stay where they are. It has ${sizeWords(sound.bytes)}; its name may be another by now.`}
      error={fault}
      disabled={isBusy}
      onChoose={(file) => void choose(file)}
    />
  )
}
