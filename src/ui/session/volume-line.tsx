import { IconButton } from '~/ui/icon-button.tsx'
import { MutedIcon, VolumeIcon } from '~/ui/icons.tsx'
import { Slider } from '~/ui/slider.tsx'

type VolumeLineProps = {
  /** 0 to 1; nothing where only the hardware sets it. */
  volume: number | null
  muted: boolean
  onVolume: (volume: number) => void
  onMute: () => void
}

/** Mute, and how loud. */
export function VolumeLine({ volume, muted, onVolume, onMute }: VolumeLineProps) {
  return (
    <div className="-ml-2.5 flex items-center gap-2 pr-2.5">
      <IconButton label={muted ? 'Unmute' : 'Mute'} aria-pressed={muted} onClick={onMute}>
        {muted ? <MutedIcon /> : <VolumeIcon />}
      </IconButton>
      {volume === null ? (
        <p className="text-ink-soft text-small">Your device sets the volume.</p>
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
