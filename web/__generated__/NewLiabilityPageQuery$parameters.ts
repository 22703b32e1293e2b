/**
 * @generated SignedSource<<23a4bf6ca58159457daab99b05122112>>
 * @relayHash 2cb58eb9c723e159903c9a833f91603b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77a4e0a3b3595d371be2477ef0ff4370c0f801cf0b6f848ec56a5a77f84e9dc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewLiabilityPageQuery } from './NewLiabilityPageQuery.graphql';

const node: PreloadableConcreteRequest<NewLiabilityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77a4e0a3b3595d371be2477ef0ff4370c0f801cf0b6f848ec56a5a77f84e9dc0",
    "metadata": {},
    "name": "NewLiabilityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
