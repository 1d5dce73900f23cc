/** How much of a file has gone up. */
export function UploadProgress({ share }: { share: number }) {
  return (
    <div className="flex items-center gap-3 text-small text-muted">
      <progress
        aria-label="업로드 진행률"
        value={share}
        className="h-2 flex-1 appearance-none overflow-hidden rounded-full bg-line accent-accent-strong [&::-moz-progress-bar]:bg-accent-strong [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent-strong"
      />
      <span className="w-12 text-right tabular-nums">{Math.floor(share * 100)}%</span>
    </div>
  );
}
