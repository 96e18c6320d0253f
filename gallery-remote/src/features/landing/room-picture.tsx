import room640 from './room-640.avif';
import room640Webp from './room-640.webp';
import room1280 from './room-1280.avif';
import room1280Webp from './room-1280.webp';
import room1600 from './room-1600.avif';

export const roomImage = room1280Webp;

type RoomPictureProps = { className?: string; sizes: string; priority?: boolean };

export function RoomPicture({ className, sizes, priority = false }: RoomPictureProps) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${room640} 640w, ${room1280} 1280w, ${room1600} 1600w`}
        sizes={sizes}
      />
      <img
        className={className}
        src={room1280Webp}
        srcSet={`${room640Webp} 640w, ${room1280Webp} 1280w`}
        sizes={sizes}
        width={1600}
        height={812}
        alt="A room of the gallery with three paintings and a bench"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
