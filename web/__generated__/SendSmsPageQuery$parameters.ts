/**
 * @generated SignedSource<<fe98f118a37eec1c4d6221da4159d392>>
 * @relayHash 21eac9ba534ddfe636a9f8b9cd629a21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31a737b336afe5b1d1dcb9f8f2f0f682c0a283f7c9bddfab6deb01c4e418d960

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SendSmsPageQuery } from './SendSmsPageQuery.graphql';

const node: PreloadableConcreteRequest<SendSmsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31a737b336afe5b1d1dcb9f8f2f0f682c0a283f7c9bddfab6deb01c4e418d960",
    "metadata": {},
    "name": "SendSmsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
