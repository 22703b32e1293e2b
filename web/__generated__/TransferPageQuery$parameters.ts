/**
 * @generated SignedSource<<87a413566f48772ae0cbda15f290fcb0>>
 * @relayHash 3f9983cb1585e15121ba51b2d61bc4aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52402bca4b78393e53ce032cec73da328e988c6464fdcbd9e384e05e641fb078

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferPageQuery } from './TransferPageQuery.graphql';

const node: PreloadableConcreteRequest<TransferPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52402bca4b78393e53ce032cec73da328e988c6464fdcbd9e384e05e641fb078",
    "metadata": {},
    "name": "TransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
