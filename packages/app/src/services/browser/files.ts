/** Files and images of the device, for the form of a character. */
export interface Files {
  /** An address of a file for this page. `release` it when the file is not shown any more. */
  address(file: Blob): string;
  release(address: string): void;
  /** Downloads a file to the device. */
  save(name: string, file: Blob): void;
  /** An image as PNG. Without an address, or when it cannot be loaded, an image of one colour. */
  png(address: string | null): Promise<Uint8Array>;
}

let provided: Files | undefined;

/** Replaces the device's files in tests. */
export function provideFiles(files: Files): void {
  provided = files;
}

/** The files in use. They are not a part of `services()`, because most pages do not need this code. */
export function files(): Files {
  return provided ?? deviceFiles;
}

const WIDTH = 600;
const HEIGHT = 800;
const PLAIN = "#3a2f37";

const deviceFiles: Files = {
  address: (file) => URL.createObjectURL(file),
  release: (address) => URL.revokeObjectURL(address),
  save(name, file) {
    const address = URL.createObjectURL(file);
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    // The browser has started the download when the next task runs.
    setTimeout(() => URL.revokeObjectURL(address), 0);
  },
  async png(address) {
    const image = address === null ? null : await bitmapOf(address);
    const canvas = document.createElement("canvas");
    canvas.width = image?.width ?? WIDTH;
    canvas.height = image?.height ?? HEIGHT;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser has no 2d context, so no PNG can be made.");
    context.fillStyle = PLAIN;
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (image) context.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("This browser could not encode the PNG.");
    return new Uint8Array(await blob.arrayBuffer());
  },
};

/** Null when the image cannot be loaded: a card without its image is better than no card. */
async function bitmapOf(address: string): Promise<ImageBitmap | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await createImageBitmap(await answer.blob()) : null;
  } catch {
    return null;
  }
}
