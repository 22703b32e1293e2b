/**
 * @generated SignedSource<<74b82328771d8d324ae9e5068b87c01a>>
 * @relayHash cc8a99b7a876ec8305eee23c6798bdfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9d92d394253578ed975b01ded90d7d9cc5ea535471a14053fdff9596be37383

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdvanceSettingPageQuery } from './AdvanceSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<AdvanceSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9d92d394253578ed975b01ded90d7d9cc5ea535471a14053fdff9596be37383",
    "metadata": {},
    "name": "AdvanceSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
