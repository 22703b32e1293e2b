/**
 * @generated SignedSource<<e71380d70d4054167586bcc003edf84a>>
 * @relayHash 1ae251b6796c36450955de2296b1c81a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07bc2df2d0c184ea6e54063e34b5b92de6178ff9eeb65303dedb48303e347e0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebSitesPageQuery } from './WebSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<WebSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07bc2df2d0c184ea6e54063e34b5b92de6178ff9eeb65303dedb48303e347e0f",
    "metadata": {},
    "name": "WebSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
