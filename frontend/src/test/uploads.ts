import { vi } from 'vitest';

export interface Uploaded {
  address: string;
  file: File;
  options: unknown;
}

/** Answers uploads, which go by XMLHttpRequest, for one test: each call is told what was sent. */
export function serveUploads(answer: (uploaded: Uploaded) => object): Uploaded[] {
  const all: Uploaded[] = [];
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    responseType = '';
    response: Blob | null = null;
    private address = '';
    open(_: string, address: string) {
      this.address = address;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return 'application/json';
    }
    abort() {}
    async send(form: FormData) {
      const file = form.get('file') as File;
      const uploaded = { address: this.address, file, options: JSON.parse(String(form.get('options'))) };
      all.push(uploaded);
      // The Blob of fetch, which jsdom's is not.
      this.response = await new Response(JSON.stringify(answer(uploaded))).blob();
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  Object.assign(Blob.prototype, { arrayBuffer: bytesOf });
  return all;
}

/** jsdom's Blob gives its bytes to a reader alone. */
function bytesOf(this: Blob): Promise<ArrayBuffer> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
}
