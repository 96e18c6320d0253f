import { hallLamp } from './hall';
import { livingRoomLamp } from './living-room';
import { studyLamp } from './study';

export const roomKinds = ['living', 'study', 'hall'] as const;
export type RoomKind = (typeof roomKinds)[number];
export const lights = ['day', 'evening'] as const;
export type Light = (typeof lights)[number];

export const lightNames: Record<Light, string> = { day: 'Day', evening: 'Evening' };

type RoomFacts = {
  name: string;
  /** What a visitor can compare the work with. */
  scale: string;
  lamp: { x: number; y: number; shade: string };
};

export const rooms: Record<RoomKind, RoomFacts> = {
  living: { name: 'Living room', scale: 'For scale: sofa 224 cm, lamp 168 cm.', lamp: livingRoomLamp },
  study: { name: 'Study', scale: 'For scale: desk 168 cm wide, 85 cm high.', lamp: studyLamp },
  hall: { name: 'Hall', scale: 'For scale: table 150 cm, door 216 cm.', lamp: hallLamp },
};
