export interface Platform {
  readonly os: string;
  readonly cpu: string;
  readonly libc: 'glibc' | 'musl';
}

export function thisPlatform(): Platform;
export function missingNativeParts(root: string, platform: Platform): readonly string[];
