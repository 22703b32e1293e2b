/**
 * @generated SignedSource<<b5b1df664099840380d74ab22186b91b>>
 * @relayHash 23d7a67150907a434f0a7b0c8047d764
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 625cabcdeaaf7477f88a00548b5f41343593707c8643f872f0db805849e2f1cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FounderViewPageQuery } from './FounderViewPageQuery.graphql';

const node: PreloadableConcreteRequest<FounderViewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "625cabcdeaaf7477f88a00548b5f41343593707c8643f872f0db805849e2f1cd",
    "metadata": {},
    "name": "FounderViewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
