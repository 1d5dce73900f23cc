import type { FastifyInstance } from 'fastify';
import { pictureApi } from '#contract/picture.api.ts';
import { mountForm } from '#server/http/mount-form.ts';
import { adminOf } from '#server/session/guard.ts';
import type { PictureService } from './picture.service.ts';

export function pictureRoutes(app: FastifyInstance, service: PictureService): void {
  mountForm(app, pictureApi.upload, ({ file }, request) => service.take(file, adminOf(request).login));
}
