import { HttpError } from '../../http/answers/http-error';

export class PictureRefused extends HttpError {
  constructor(options?: ErrorOptions) {
    const message = 'Please select an Image file(png or jpeg)';
    super(422, message, { img_url: message });
    this.cause = options?.cause;
  }
}
