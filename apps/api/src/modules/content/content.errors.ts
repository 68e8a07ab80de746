import { DomainError } from '../../kernel/errors.ts';

export class MediaNotFound extends DomainError {
  override readonly name = 'MediaNotFound';
  readonly status = 404;
  readonly code = 'media_not_found';
}
