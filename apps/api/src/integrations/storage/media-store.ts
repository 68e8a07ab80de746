import { pipeline, type Readable, Transform } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Config } from '../../config/load-config.ts';

/** Pictures, films and documents. The same calls on a disk and on S3. */
export type MediaStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** The whole file, or the bytes from `start` to `end`, both included. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
};

export function createMediaStore(storage: Config['storage']): MediaStore {
  const disk = new Disk(storage.driver === 'disk' ? onDisk(storage) : onS3(storage));
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    exists: (key) => disk.exists(key),
    read: async (key, range) => {
      const whole = await disk.getStream(key);
      // Joined, so that an error on one side or a visitor who leaves on the other ends both.
      return range ? pipeline(whole, takeBytes(range), () => undefined) : whole;
    },
  };
}

type Storage<Driver extends Config['storage']['driver']> = Extract<
  Config['storage'],
  { driver: Driver }
>;

const onDisk = ({ dir }: Storage<'disk'>) => new FSDriver({ location: dir, visibility: 'private' });

const onS3 = ({ endpoint, region, bucket, accessKey, secretKey, pathStyle }: Storage<'s3'>) =>
  new S3Driver({
    ...(endpoint && { endpoint }),
    region,
    bucket,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: pathStyle,
    supportsACL: false,
    visibility: 'private',
  });

/** The drivers know no ranges. Our largest file is a film of 1.5 MB, so passing over its start is cheap. */
function takeBytes({ start, end }: { start: number; end: number }): Transform {
  let position = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const from = Math.max(start - position, 0);
      const to = Math.min(end + 1 - position, chunk.length);
      position += chunk.length;
      done(null, from < to ? chunk.subarray(from, to) : undefined);
    },
  });
}
