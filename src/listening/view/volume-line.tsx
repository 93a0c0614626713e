import { IconButton } from '~/ui/controls/icon-button.tsx'
import { Slider } from '~/ui/controls/slider.tsx'
import { MutedIcon, VolumeIcon } from '~/ui/motifs/icons.tsx'

type VolumeLineProps = {
  /** `inherit` on a sky. */
  tone?: 'plain' | 'inherit'
  /** 0 to 1; `null` where only the device's own buttons set it. */
  volume: number | null
  muted: boolean
  onVolume: (volume: number) => void
  onMute: () => void
}

/** Mute, and the volume where the page may set it. */
export function VolumeLine({ tone = 'plain', volume, muted, onVolume, onMute }: VolumeLineProps) {
  return (
    <div className="-ml-2.5 flex max-w-[30rem] items-center gap-2 pr-2.5">
      <IconButton tone={tone} label={muted ? 'Unmute' : 'Mute'} onClick={onMute}>
        {muted ? <MutedIcon /> : <VolumeIcon />}
      </IconButton>
      {volume === null ? (
        <p className="text-small">Your device sets the volume.</p>
      ) : (
        <Slider
          label="Volume"
          value={muted ? 0 : volume}
          max={1}
          step={0.1}
          onChange={onVolume}
          valueText={muted ? 'Muted' : `${Math.round(volume * 100)} percent`}
        />
      )}
    </div>
  )
}
